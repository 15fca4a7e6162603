/** The sentence of every refusal of this area, for people. */
export const accountRefusals = {
  USERNAME_FORM: 'Use 3 to 30 of the letters a to z, digits, dots and underscores.',
  USERNAME_RESERVED: 'This username is reserved.',
  USERNAME_TAKEN: 'This username is taken.',
  USERNAME_KEPT: 'Your username was chosen when you joined.',
  NO_EMAIL: 'Enter and save your email first.',
  EMAIL_ALREADY_VERIFIED: 'Your email is already verified.',
  EMAIL_TAKEN: 'This email belongs to another account. Log in to that one, or use another email.',
  LINK_SPENT: 'This link was used already, or it is older than 24 hours.',
  TOO_MANY_MAILS: 'We have just sent you a mail. Please try again in {retryAfter} seconds.',
  TIME_ZONE_UNKNOWN: 'The time zone {timeZone} does not exist.',
  PICTURE_NOT_YOURS: 'Choose a picture that you have uploaded.',
  BIRTH_NOT_POSSIBLE: 'Give the real date of birth; people here are 13 or older.',
} as const;
