import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import type { TrustProxy } from '../trust-proxy.ts';
import { compressAnswers } from './compress.ts';
import { answerErrors, answerFrameworkError } from './errors.ts';
import { setHeaders } from './headers.ts';
import { limitByNetwork } from './network-limit.ts';
import { takeOldNames } from './old-names.ts';
import { refuseUnkeepableText } from './plain-text.ts';
import { keepRouteTable } from './route-table.ts';
import { serializerOf } from './serializer.ts';
import { answerUnchanged } from './unchanged.ts';

const HEADER_BYTES_URL = 2_048;

/** The bare web server: validation, serialisation, errors and headers, before any route. */
export function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.TRUST_PROXY),
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: HEADER_BYTES_URL, caseSensitive: true, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: answerFrameworkError,
  });
  keepRouteTable(app);
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerOf);
  readBytes(app);
  ignoreForms(app);
  setHeaders(app, config);
  limitByNetwork(app, config);
  takeOldNames(app);
  refuseUnkeepableText(app);
  answerErrors(app);
  answerUnchanged(app);
  compressAnswers(app);
  logRequests(app);
  closeIdleWhileClosing(app);
  return app;
}

/** A client may name the whole address as it would to a proxy; which of our names it used changes nothing. */
function pathOf(target: string): string {
  const path = /^https?:\/\/[^/?#]+([^#]*)/i.exec(target)?.[1];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}

function trusted(proxies: TrustProxy): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}

/** One line a request: operation, status and time; no address, token, query or body. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        route: request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

/**
 * Connections that become idle after the stop began would otherwise hold it up, and so would those on which nothing
 * was asked yet, which browsers open ahead and Node does not count as idle.
 */
function closeIdleWhileClosing(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    const closing = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    }, 100);
    app.server.once('close', () => clearInterval(closing));
  });
}

/** Pictures are read as they come, where an operation wants them. */
function readBytes(app: FastifyInstance): void {
  for (const kind of [/^image\//, 'application/octet-stream']) {
    app.addContentTypeParser(kind, { parseAs: 'buffer' }, (request, body, done) => {
      const accepts = (request.routeOptions.config as { rawBody?: boolean }).rawBody === true;
      if (accepts) done(null, body);
      else done(Object.assign(new Error('unsupported'), { statusCode: 415 }), undefined);
    });
  }
}

/** Forms are read nowhere in the API; what is done with one press lets both kinds of them pass unread. */
function ignoreForms(app: FastifyInstance): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'string' }, (request, _body, done) => {
    const passes = (request.routeOptions.config as { onePress?: boolean }).onePress === true;
    if (passes) done(null, undefined);
    else done(Object.assign(new Error('unsupported'), { statusCode: 415 }), undefined);
  });
}
