/** Whether a screen is shown without header and navigation, signed in or not. */
export const isStandaloneScreen = (pathname: string) =>
  /^\/admin\/(forgot|set)-password\/?$/.test(pathname)
