/** What operators say above the pages of visitors without writing it themselves. */
export const noticeMessages = {
  READ_ONLY: /*i18n*/ {
    id: 'site-notice.read-only',
    message:
      'We are looking after the site: for a while you can read, but not join outings, send reports or change anything.',
  },
};
