import icons from '#app/site/frame/services-menu.plate.ts?plate'
import largeScenes from './service-scenes-large.plate.ts?plate'
import smallScenes from './service-scenes-small.plate.ts?plate'
import scenes from './service-scenes.plate.ts?plate'
import * as styles from './service-icon.module.css'

type Props = {
  /** Its index in the plate: 0 for the overview, then the services in their order. */
  of: number
  /** On a wide screen about one and a half times its natural size. */
  large?: boolean
  /** Also on a phone, where it has the width of the page. */
  onPhone?: boolean
}

/**
 * The scene of a service; on a phone with lines for that size, or its small drawing where it is one of several things.
 * All plates have the same order.
 */
export const ServiceScene = ({ of, large = false, onPhone = false }: Props) => (
  <picture>
    {!onPhone && <source media="(width < 48rem)" srcSet={(large ? icons : smallScenes).src} />}
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
