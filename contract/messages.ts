/** What the toasts say (specification, section 8). The server's answers and the pages use the same sentences. */

export const messages = {
  missingInformation: {
    title: 'Missing Information',
    detail: 'Please fill in all required fields (name, email, and company).',
  },
  consentRequired: {
    title: 'Consent Required',
    detail: 'Please agree to receive communications from us.',
  },
  submitFailed: {
    title: 'Error',
    detail: 'There was an issue submitting your message. Please try again or contact us directly.',
  },
  submitted: {
    title: 'Message Sent Successfully!',
    detail: "Thank you for reaching out. We'll get back to you within 24 hours.",
  },
} as const
