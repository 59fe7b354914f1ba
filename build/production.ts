/** Sets NODE_ENV to production. Must be imported first, because React reads it when it is loaded. */
process.env.NODE_ENV = 'production'
