import { truck } from '#app/site/drawings/plate/truck.ts'

export default truck({ width: 1140, height: 802 }, [420, 346], 1.56, 68)
