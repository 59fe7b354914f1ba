/**
 * What is built is for visitors, whatever NODE_ENV says where it is built: React reads it as it is loaded. To be imported
 * before anything else.
 */
process.env.NODE_ENV = 'production'
