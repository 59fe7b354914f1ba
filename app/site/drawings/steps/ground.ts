import { path } from '#app/site/drawings/plate/sheet.ts'

/** The ground from its back edge to its front edge, where it is cut; and the depth at which people stand on it. */
export const ground = { far: 128, near: 188, standing: 174 }

/** The ground of a strip with its hatched section, behind each of its steps. */
export const groundBand = ({ far, near } = ground) =>
  path('ground bare', `M0 ${far}H360V${near}H0z`) +
  path('thin', `M0 ${far}H360`) +
  path('tone bare', `M0 ${near}H360V210H0z`) +
  path('shade bare', `M0 ${near}H360V210H0z`) +
  path('cut', `M0 ${near}H360`)
