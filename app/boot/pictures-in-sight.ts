/**
 * Until the first interaction, only pictures within the viewport are loaded (frame.module.css), as on a tall screen.
 */
const inSight = new IntersectionObserver((places) => {
  if (places.some((place) => place.isIntersecting)) document.documentElement.dataset.near = ''
})
export const lazyPictures = document.querySelectorAll<HTMLImageElement>('[loading=lazy]')
for (const picture of lazyPictures) inSight.observe(picture.parentElement!)
