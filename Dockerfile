# syntax=docker/dockerfile:1
# The site in a container: docs/deploy.md. The address visitors use is part of the build (canonical links, sitemap):
#   docker build --build-arg PUBLIC_ORIGIN=https://www.your-agency.co.uk -t site .

FROM node:24.21.0-bookworm-slim AS sources
WORKDIR /site
# Packages are installed again only when one of these changes.
COPY package.json package-lock.json .npmrc ./

# What the running site needs, without development tools and without the second Node that npm scripts use elsewhere.
FROM sources AS packages
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node node_modules/.bin/node

FROM sources AS build
COPY scripts/setup ./scripts/setup
RUN node --input-type=module -e 'import("/site/scripts/setup/installed.mjs").then((setup) => setup.ensureInstalled())'
COPY . .
ARG PUBLIC_ORIGIN
# The cache keeps rendered pictures, and the files of earlier releases, which stay available to open tabs (docs/decisions/0021).
RUN --mount=type=cache,target=/site/.cache PUBLIC_ORIGIN="$PUBLIC_ORIGIN" npm run build

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups
RUN useradd --system --uid 10001 --home-dir /site --shell /usr/sbin/nologin site \
  && install -d -o site -g site -m 0700 /data /backups
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY package.json ./
COPY app ./app
COPY content ./content
COPY server ./server
COPY scripts ./scripts
COPY --from=build /site/build ./build
USER site
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Ready means that the database answers as well.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The site finishes what is under way and ends with 0; with 1 where that takes longer than ten seconds (and DRAIN_SECONDS).
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "scripts/serve.mjs"]
