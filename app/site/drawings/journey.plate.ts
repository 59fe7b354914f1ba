import lens from './lens.plate.ts'
import lighthouse from './lighthouse.plate.ts'
import shelf from './shelf.plate.ts'

const stations = [lighthouse, lens, shelf]
const width = 440
const height = 330

/** The three stations of the parcel side by side in one file, so that they are one request. */
export default `<svg xmlns="http://www.w3.org/2000/svg" width="${width * stations.length}" height="${height}" viewBox="0 0 ${width * stations.length} ${height}">${stations
  .map((station, place) => station.replace('<svg ', `<svg x="${place * width}" `))
  .join('')}</svg>`
