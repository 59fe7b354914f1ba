/**
 * Sets NODE_ENV to production, whatever it is. It has to be imported first, because React reads it when it is loaded.
 */
process.env.NODE_ENV = 'production'
