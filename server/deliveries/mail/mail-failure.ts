import type { NodemailerError } from 'nodemailer'
import type { Attempt } from '#server/deliveries/channel.ts'

/** `wasGiven`: the server had let us in, was ready, and had been given the mail. */
type SendError = NodemailerError & { wasGiven?: boolean }

/** Errors independent of the mail: the server is unreachable, or refuses our sign-in. */
const ofTheServer =
  /^E(CONNECTION|TIMEDOUT|SOCKET|DNS|TLS|PROTOCOL|AUTH|NOAUTH|OAUTH2|PROXY|CONFIG)$/
/** The server is about to close the connection. */
const serviceNotAvailable = 421

/**
 * The outcome of a failed attempt: only a mail server's own permanent refusal of this mail is final. After the
 * server has been given the mail, silence or a hang-up may be about its recipient, whom a stranger may have chosen, so it
 * says nothing about other mails.
 */
export function failedAttempt(error: unknown): Attempt {
  if (!(error instanceof Error)) return { outcome: 'deferred', answer: String(error) }
  const { code = '', command, permanent, responseCode, message, wasGiven } = error as SendError
  const failed = ofTheServer.test(code) || responseCode === serviceNotAvailable
  if (failed && wasGiven && command !== 'MAIL FROM')
    return {
      outcome: 'deferred',
      answer: isAboutTheMail(message) ? message : `${noReply}: ${message}`,
    }
  const answer = code === 'EAUTH' ? `Sign-in refused: ${message}` : message
  if (failed) return { outcome: 'deferred', answer, unreachable: true }
  const aboutTheMail = command === undefined || /^(MAIL FROM|RCPT TO|DATA|API)/.test(command)
  return { outcome: permanent && aboutTheMail ? 'refused' : 'deferred', answer }
}

/** How an answer begins when there was none to a mail that the server had been given. */
const noReply = 'Message failed'

/** How Nodemailer begins the answers that a mail server gives to a recipient or to the mail itself, once it has let us in. */
const givenToTheMail =
  /^(Recipient command failed|Can't send mail - all recipients were rejected|Data command failed|Message failed)/

/** Whether a stored answer was given to this one mail, and does not say that the server takes none. */
export const isAboutTheMail = (answer: string) => givenToTheMail.test(answer)
