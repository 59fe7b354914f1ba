import { truck } from '#app/site/drawings/plate/truck.ts'

export default truck({ width: 420, height: 290 }, [96, 136], 0.53, 60)
