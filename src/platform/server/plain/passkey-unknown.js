// Tells the browser that we do not know the key it has just shown, so that it is no longer offered.
const told = document.querySelector('[data-unknown-key]');
const { rpId, unknownKey: credentialId } = told?.dataset ?? {};
if (credentialId)
  window.PublicKeyCredential?.signalUnknownCredential?.({ rpId, credentialId }).catch(() => {});
