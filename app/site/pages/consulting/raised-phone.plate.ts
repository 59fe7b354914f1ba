import { raisedColumns } from './raised.ts'

export default raisedColumns({
  width: 144,
  height: 192,
  ground: 178,
  scale: 1.08,
  block: [4, 80],
  back: [18, 12],
  measured: 122,
  capitals: [10, 17],
})
