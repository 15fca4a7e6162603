import { interactionPolicy } from 'oidc-provider';

/** The provider's own prompts and `prompt=create`, which asks for the sign-up page. */
export function promptsWithSignUp(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return prompts;
}
