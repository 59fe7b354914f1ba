import { truck } from '#app/site/drawings/plate/truck.ts'

export default truck({ width: 420, height: 290 }, [96, 120], 0.57, 84)
