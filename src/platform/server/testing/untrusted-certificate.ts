/**
 * A certificate for `localhost` that no authority has signed, with its key: for servers of tests that nobody may
 * trust. It opens nothing anywhere.
 */
export const untrusted = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglAuFu2K+A7adyCB9
+d/+1INaURGIPfERG+sjuBkVLYGhRANCAARbUJpcaSidonKE3+NFLRYsXv2XHiOP
Mm4GLES3bO7bxfoSOzZrzjxuzRSnZc03i9RcBdheOLPjsUJqtkJxrzhQ
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUPnDCQDR0/rdEQUT84J7KCCPgRZwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTE4MTExNVoYDzIxMjYxMTAx
MTgxMTE1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARbUJpcaSidonKE3+NFLRYsXv2XHiOPMm4GLES3bO7bxfoSOzZrzjxu
zRSnZc03i9RcBdheOLPjsUJqtkJxrzhQo2kwZzAdBgNVHQ4EFgQU/C3kBjbWmLBL
d9eo3RhaYlbS6nowHwYDVR0jBBgwFoAU/C3kBjbWmLBLd9eo3RhaYlbS6nowDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgZkNf8EEDG5JmOj3VWEHMU77XVzRdG51AjqjNd2aKBj0CIDZSM/b8c/bj
q7S2MQmZW6ZmJ4BrQMGhP2K9KCWgCfKc
-----END CERTIFICATE-----`,
};
