import { phone, phoneFigure } from './figure.ts'
import { besideRuler } from './welcome.ts'

export default phoneFigure(besideRuler(phone))
