/** The site's typefaces if they are installed, because mails load no web fonts. */
export const sans = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const display =
  "'Bricolage Grotesque','Avenir Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** For labels, figures and references, never for sentences. */
export const mono = "'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace"
