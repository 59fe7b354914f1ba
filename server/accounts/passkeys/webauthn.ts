/**
 * The library that verifies authenticators' answers. Loaded on first use, because it takes some 25 MB that a site
 * without passkeys saves.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server')
export const loadWebAuthnHelpers = () => import('@simplewebauthn/server/helpers')
