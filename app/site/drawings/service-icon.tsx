import icons from '#app/site/frame/services-menu.plate.ts?plate'
import * as styles from './service-icon.module.css'

type Props = {
  /** Its index in the plate: 0 for the overview, then the services in their order. */
  of: number
  className?: string
}

/** The small drawing of a service, a part of the one plate that contains all of them. */
export const ServiceIcon = ({ of, className = '' }: Props) => (
  <img
    src={icons.src}
    width="64"
    height="64"
    alt=""
    loading="lazy"
    data-icon={of}
    className={`${styles.serviceIcon} ${className}`.trim()}
  />
)
