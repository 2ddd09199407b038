# Build with everything, run with what production needs.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The address stands in canonical links and share cards, so it belongs to the build, which records it for the server.
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Optional peers of a library would bring the tools back that only building needs.
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY --from=build /site/dist ./dist
COPY migrations ./migrations
COPY scripts/serve.js scripts/staff.js scripts/failed-emails.js scripts/register-paybill.js scripts/payments.js scripts/command.js scripts/report-error.js ./scripts/
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://localhost:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
# Node itself is process 1, so SIGTERM reaches it and requests under way are finished.
CMD ["node", "scripts/serve.js"]
