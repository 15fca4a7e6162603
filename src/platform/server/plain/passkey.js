// Logs in with a passkey: offered in the field of the address where the browser can, and by a button.
const form = document.querySelector('form[data-challenge]');

function bytesOf(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function textOf(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

let waiting = new AbortController();

async function ask(mediation) {
  waiting.abort();
  waiting = new AbortController();
  const { challenge, rpId } = form.dataset;
  const publicKey = { challenge: bytesOf(challenge), rpId, userVerification: 'required' };
  const key = await navigator.credentials.get({
    publicKey,
    signal: waiting.signal,
    ...(mediation && { mediation }),
  });
  if (!key) return;
  const { clientDataJSON, authenticatorData, signature } = key.response;
  form.elements.answer.value = JSON.stringify({
    id: key.id,
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  });
  form.submit();
}

// Closing the question is no failure; the other ways in stand beside it.
const quietly = (asked) => asked.catch(() => offerAtField());

async function offerAtField() {
  const can = await PublicKeyCredential.isConditionalMediationAvailable?.();
  if (can) await ask('conditional').catch(() => {});
}

if (form && window.PublicKeyCredential) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    quietly(ask());
  });
  offerAtField();
}
