/**
 * Until the first interaction, only pictures within the viewport are loaded (frame.module.css), as on a tall screen.
 */
const inSight = new IntersectionObserver((places) => {
  if (places.some((place) => place.isIntersecting)) document.documentElement.dataset.near = ''
})
for (const picture of document.querySelectorAll('main [loading=lazy]'))
  inSight.observe(picture.parentElement!)
