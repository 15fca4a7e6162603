import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refuse } from '#platform/shared/decision.ts';
import type { Message } from '#platform/shared/message.ts';
import { html } from '../../html.ts';
import type { LogInProvider } from '../../log-in-providers.ts';
import type { Platform } from '../../platform.ts';
import { recordSecurity } from '../../security/record-security.ts';
import { inTransaction } from '../../write.ts';
import { accountByEmail } from '../accounts.ts';
import { openOwnAccount } from '../own-account.ts';
import { unknownPassword } from '../password.ts';
import { decideArrival } from '../providers/decide-link.ts';
import { pendingLinkIn } from '../providers/pending-link.ts';
import { hasLinked, linkedAccount, noteUse, saveLink } from '../providers/store.ts';
import type { Vouched } from '../providers/vouched.ts';
import {
  type AuthPages,
  type Interaction,
  interactionOf,
  sayFor,
  showExpired,
  showPage,
} from './auth-pages.ts';
import { enter } from './enter.ts';
import { textIn } from './form-values.ts';
import { showProviderFault } from './provider-fault.ts';
import { providerMessages } from './provider-messages.ts';

const refusals: Readonly<Record<'MISSING' | 'UNCHECKED' | 'UNTRUSTED' | 'OTHER_LINKED', Message>> = {
  MISSING: providerMessages.missing,
  UNCHECKED: providerMessages.unchecked,
  UNTRUSTED: providerMessages.untrusted,
  OTHER_LINKED: providerMessages.otherLinked,
};

interface Arrived {
  readonly interaction: Interaction;
  readonly provider: LogInProvider;
  readonly vouched: Vouched;
}

/** Goes on with somebody for whom a provider vouches. */
export async function arrive(way: AuthPages, request: FastifyRequest, reply: FastifyReply, arrived: Arrived) {
  const { platform } = way;
  const { interaction, provider, vouched } = arrived;
  const { uid } = interaction;
  const decided = await decide(platform, vouched);
  switch (decided.outcome) {
    case 'ENTER': {
      const email = 'email' in vouched.address ? vouched.address.email : undefined;
      await noteUse(platform.database.db, vouched, email, platform.now());
      return enter(way, request, reply, { accountId: decided.accountId, by: 'PROVIDER' });
    }
    case 'OPEN_ACCOUNT': {
      const accountId = await openAccount(platform, vouched, decided.email);
      if (accountId === undefined) return showExpired(way, reply);
      return enter(way, request, reply, { accountId, by: 'PROVIDER', isNew: true });
    }
    case 'ASK_OWNER':
      return askOwner(way, reply, arrived, decided);
    default: {
      const message = refusals[decided.outcome];
      return showProviderFault(way, reply, { uid, provider, message, status: 400 });
    }
  }
}

async function decide({ database: { db } }: Platform, { issuer, subject, address }: Vouched) {
  const linkedTo = await linkedAccount(db, { issuer, subject });
  const known = 'email' in address ? await accountByEmail(db, address.email) : undefined;
  return decideArrival(
    linkedTo,
    address,
    known && {
      accountId: known.id,
      emailVerified: known.emailVerified,
      hasOther: await hasLinked(db, known.id, issuer),
    },
  );
}

/** Opens an account of their own, as a mail would; undefined when two tries met and the other was first. */
async function openAccount(
  platform: Platform,
  { issuer, subject }: Vouched,
  email: string,
): Promise<string | undefined> {
  const password = await unknownPassword();
  const opened = await inTransaction<string>(platform.database, async (tx) => {
    const known = await accountByEmail(tx, email);
    if (known?.emailVerified) return refuse('EMAIL_TAKEN');
    const accountId = await openOwnAccount(platform, tx, email, password);
    const link = { accountId, issuer, subject, email, madeIn: null };
    if (!(await saveLink(tx, link, platform.now()))) return refuse('PROVIDER_LINKED_ALREADY');
    await recordSecurity(platform, tx, 'signed-up', { accountId });
    return accountId;
  });
  return isRefusal(opened) ? undefined : opened;
}

/** The account is there: its owner says yes, and logs in to it once more. */
async function askOwner(
  way: AuthPages,
  reply: FastifyReply,
  { interaction, provider, vouched: { issuer, subject } }: Arrived,
  { accountId, email }: { readonly accountId: string; readonly email: string },
) {
  const linking = { provider: provider.name, issuer, subject, email, accountId, agreed: false };
  await keepWithLogIn(interaction, linking);
  const say = sayFor(reply);
  const named = { provider: provider.name, email };
  const { uid } = interaction;
  const content = html`<p>${say(providerMessages.askText, named)}</p>
<form method="post" action="/oidc/interaction/${uid}/provider-link">
<button type="submit" name="answer" value="yes">${say(providerMessages.askYes, named)}</button>
<button type="submit" name="answer" value="no" class="quiet">${say(providerMessages.askNo)}</button></form>`;
  return showPage(way, reply, 200, say(providerMessages.askTitle, named), content);
}

/** `/oidc/interaction/:uid/provider-link`: yes or no of the owner; the link is made when they are in. */
export async function agreeToLink(way: AuthPages, request: FastifyRequest, reply: FastifyReply) {
  const interaction = await interactionOf(way, request, reply);
  const linking = pendingLinkIn(interaction?.result);
  if (!interaction || !linking) return showExpired(way, reply);
  const agreed = textIn(request.body, 'answer') === 'yes';
  await keepWithLogIn(interaction, { ...linking, agreed });
  return reply.redirect(`/oidc/interaction/${interaction.uid}/log-in`, 303);
}

async function keepWithLogIn(interaction: Interaction, linking: object): Promise<void> {
  interaction.result = { linking };
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}
