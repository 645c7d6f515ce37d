# Debian 13 has the C library that the built-in database needs.
FROM node:24-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY web/package.json web/
COPY graphql-server/package.json graphql-server/

FROM manifests AS build
RUN npm ci --include=dev
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev

FROM node:24-trixie-slim
# More arenas keep freed memory, so that a process under load seems to grow (docs/reliability.md).
ENV MALLOC_ARENA_MAX=2 NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=packages /app ./
COPY --from=build /app/dist dist
COPY graphql-server/seed-media graphql-server/seed-media
COPY graphql-server/share-media graphql-server/share-media
USER node
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/index.js"]
