/** Plates of one size side by side in one file, so that they need one request. The file is shown in parts. */
export const sideBySide = (width: number, height: number, ...plates: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * plates.length} ${height}">${plates
    .map((plate, place) => plate.replace('<svg ', `<svg x="${place * width}" `))
    .join('')}</svg>`
