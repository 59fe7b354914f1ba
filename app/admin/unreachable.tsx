import { Masthead } from './masthead.tsx'
import { retry } from './session.ts'

/** The stored session may well be good: nobody is asked to sign in because a server does not answer. */
export const Unreachable = () => (
  <main className="alone">
    <div className="notice-card" role="alert">
      <Masthead />
      <h1>Cannot reach the server, still trying</h1>
      <p>You are still signed in on this device. This page goes on by itself as soon as it can.</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  </main>
)
