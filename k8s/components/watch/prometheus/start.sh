#!/bin/sh
# Starts Prometheus, after writing where the site is asked: at SITE_ADDRESS, as the host of PUBLIC_URL.
set -eu
host=${PUBLIC_URL#*://}
host=${host%%/*}
printf '[{"targets":["%s/health/ready"],"labels":{"__param_hostname":"%s"}}]\n' "${SITE_ADDRESS:-$PUBLIC_URL}" "${host%%:*}" > "${FOLDER:-/tmp}/site.json"
exec "${PROMETHEUS:-prometheus}" --config.file="${CONFIGURATION:-/etc/watch}/prometheus.yml" --storage.tsdb.path="${DATA:-/prometheus}" \
  --storage.tsdb.retention.time=30d --storage.tsdb.retention.size=4GB "$@"
