/**
 * First words of addresses, which no username may be: `/{username}` stands beside them. A test compares the list
 * with the routes that really exist; the rest is kept free for pages to come and against confusion.
 */
const words = `404 500 about abuse account accounts activity admin administrator alert android announcement api app apple
  archive assets auth aurora avatar award awards badge beta billing blog board bot bots build business calendar
  careers carpool carpools chat chatbot client collection comment comments communities community config connect
  contact content cookie cookies cover create dashboard data delete demo dev developer developers discover docs
  download draft drafts edit email embed error errors event events everyone explore export facebook faq favicon
  favicon.ico features feed feedback feeds file files find follow followers following forgot forms forum friend
  friends google group groups guest guests guide guidelines hashtag hashtags health healthz help here home hosts
  huddle huddles icon icons images img import inbox index index.html info inspiration inspirations instagram
  invite ios jobs join language leaving legal license link links list live local locales location log-in log-out login
  logo logout mail manage manifest manifest.json manifest.webmanifest map maps me media member members mention
  message messages metrics mobile moderation moderator nav new news newsletter nobody notification notifications
  null oauth offline offline.html og oidc onboard openid operator outbox overdue owner page pages password people person
  photo photos pic picture place places plain plan post posts press preview privacy private product profile
  profiles promo public push readyz register report reports reset robots robots.txt root rsvp rss safety scenes search
  security self server service session sessions setting settings share shop sign-in sign-out sign-up signin
  signout signup silent site sitemap sitemap.xml social sse staff start static statistics stats status stories
  story stream style subscribe support sw sw.js system tag tags team teams terms test theme timeline token tour
  trail trailfolk trails trends undefined unsubscribe update upload user username users validate verification
  verify version video view visitor vote wait-list waitlist warning web webmaster website welcome well-known
  widget wiki www you`;

export const reservedWords: ReadonlySet<string> = new Set(words.split(/\s+/));
