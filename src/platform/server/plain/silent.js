// The message that oidc-client-ts waits for in the window that holds this frame.
if (window.parent !== window) {
  const message = { source: 'oidc-client', url: location.href, keepOpen: false };
  window.parent.postMessage(message, location.origin);
}
