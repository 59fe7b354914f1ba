/** The site's faces for whom has them installed; a mail loads none. */
export const sans = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const display =
  "'Bricolage Grotesque','Avenir Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** For labels, figures and references, never for sentences. */
export const mono = "'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace"
