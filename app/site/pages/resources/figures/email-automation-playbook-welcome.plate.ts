import { wide, wideFigure } from './figure.ts'
import { onRuler } from './welcome.ts'

export default wideFigure(onRuler(wide))
