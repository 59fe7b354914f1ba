import icons from '#app/site/frame/services-menu.plate.ts?plate'
import largeScenes from './service-scenes-large.plate.ts?plate'
import scenes from './service-scenes.plate.ts?plate'
import * as styles from './service-icon.module.css'

type Props = {
  /** Its index in the plate: 0 for the overview, then the services in their order. */
  of: number
  /** On a wide screen about one and a half times its natural size. */
  large?: boolean
}

/**
 * The scene of a service, or its small drawing on a phone, where a scene does not fit. All plates have the same order.
 */
export const ServiceScene = ({ of, large = false }: Props) => (
  <picture>
    <source media="(width < 48rem)" srcSet={icons.src} />
    <img
      src={(large ? largeScenes : scenes).src}
      width="240"
      height="190"
      alt=""
      loading="lazy"
      data-icon={of}
      className={styles.serviceIcon}
    />
  </picture>
)
