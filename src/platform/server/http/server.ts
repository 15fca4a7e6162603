import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { answerErrors, answerFrameworkError } from './errors.ts';
import { setHeaders } from './headers.ts';
import { serializerOf } from './serializer.ts';

const HEADER_BYTES_URL = 2_048;

/** The bare web server: validation, serialisation, errors and headers, before any route. */
export function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: HEADER_BYTES_URL, caseSensitive: true, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: answerFrameworkError,
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerOf);
  for (const kind of [/^image\//, 'application/octet-stream']) {
    app.addContentTypeParser(kind, { parseAs: 'buffer' }, (request, body, done) => {
      const accepts = (request.routeOptions.config as { rawBody?: boolean }).rawBody === true;
      if (accepts) done(null, body);
      else done(Object.assign(new Error('unsupported'), { statusCode: 415 }), undefined);
    });
  }
  ignoreForms(app);
  setHeaders(app, config);
  answerErrors(app);
  logRequests(app);
  closeIdleWhileClosing(app);
  return app;
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

/** Forms are read nowhere in the API; one operation lets them pass unread. */
function ignoreForms(app: FastifyInstance): void {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string' }, (request, _body, done) => {
    const passes = (request.routeOptions.config as { formIgnored?: boolean }).formIgnored === true;
    if (passes) done(null, undefined);
    else done(Object.assign(new Error('unsupported'), { statusCode: 415 }), undefined);
  });
}
