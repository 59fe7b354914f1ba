/** Screens that stand alone, whoever is signed in or not. */
export const standsAlone = (pathname: string) =>
  /^\/admin\/(forgot|set)-password\/?$/.test(pathname)
