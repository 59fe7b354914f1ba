import { truck } from '#app/site/drawings/plate/truck.ts'

export default truck({ width: 420, height: 340 }, [128, 152], 0.69)
