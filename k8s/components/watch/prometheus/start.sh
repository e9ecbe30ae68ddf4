#!/bin/sh
# Starts Prometheus, after writing where the site is asked (at SITE_ADDRESS, as the host of PUBLIC_URL) and by which names all
# replicas of a process are found: in Kubernetes by those of Services of their own, elsewhere by the plain ones.
set -eu
configuration=${CONFIGURATION:-/etc/watch} folder=${FOLDER:-/tmp}
host=${PUBLIC_URL#*://}
host=${host%%/*}
printf '[{"targets":["%s/health/ready"],"labels":{"__param_hostname":"%s"}}]\n' "${SITE_ADDRESS:-$PUBLIC_URL}" "${host%%:*}" > "$folder/site.json"
sed -e "s/-metrics,/${METRICS_SUFFIX--metrics},/" -e "s|alerts.yml|$configuration/alerts.yml|" \
  "$configuration/prometheus.yml" > "$folder/started.yml"
exec "${PROMETHEUS:-prometheus}" --config.file="$folder/started.yml" --storage.tsdb.path="${DATA:-/prometheus}" \
  --storage.tsdb.retention.time=30d --storage.tsdb.retention.size=4GB "$@"
