/**
 * The library judges what authenticators say. It is loaded when the first passkey is made or shown: that takes some 25 MB,
 * which a site without passkeys keeps.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server')
export const loadWebAuthnHelpers = () => import('@simplewebauthn/server/helpers')
