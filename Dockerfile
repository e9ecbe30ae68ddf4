# An image of one program: docker build --build-arg PROCESS=bff --tag bitacora/bff:0.1.0 .
# PROCESS is identity, journeys, services-catalog, billing, notifications, bff, whose image holds the web client, too, or
# backup.

# Any image with this Node, its npm and a shell.
ARG BASE=docker.io/library/node:24.21.0-trixie-slim

FROM ${BASE} AS build
WORKDIR /build
# What is installed changes seldom: only these files do it anew.
COPY package.json package-lock.json ./
COPY libs/backup/package.json libs/backup/
COPY libs/contracts/package.json libs/contracts/
COPY libs/kernel/package.json libs/kernel/
COPY libs/launcher/package.json libs/launcher/
COPY libs/places/package.json libs/places/
COPY libs/platform/package.json libs/platform/
COPY libs/testing/package.json libs/testing/
COPY services/billing/package.json services/billing/
COPY services/identity/package.json services/identity/
COPY services/journeys/package.json services/journeys/
COPY services/notifications/package.json services/notifications/
COPY services/services-catalog/package.json services/services-catalog/
COPY bff/package.json bff/
COPY web/package.json web/
RUN npm install --ignore-scripts --no-audit --no-fund
COPY . .
ARG PROCESS
RUN node libs/launcher/src/assemble.ts "${PROCESS}" /app

FROM ${BASE}
ARG PROCESS
LABEL org.opencontainers.image.title="bitacora-${PROCESS}" \
      org.opencontainers.image.description="Travel agency platform, the process ${PROCESS}" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT"
# glibc gives every thread a heap of its own, and freed pages back from few of them; what is large lies apart.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=16384
WORKDIR /app
# Root's, and nobody else may write there.
COPY --from=build /app ./
# Where a volume for backups may be mounted, which takes over whose the folder is.
RUN mkdir /backups && chown 1000:1000 /backups
USER 1000:1000
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A few words of shell that become node: the signals of the container's end reach the process itself.
ENTRYPOINT ["/app/start"]
