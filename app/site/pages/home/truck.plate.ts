import { truck } from '#app/site/drawings/plate/truck.ts'

export default truck({ width: 1140, height: 802 }, [420, 365], 1.5, 68)
