import { truck } from '#app/site/drawings/plate/truck.ts'

export default truck({ width: 1080, height: 760 }, [420, 346], 1.56)
