#!/bin/sh
# Starts Alertmanager, which mails every alert to ALERTS_TO by the mail server of the platform: SMTP_URL (or the file
# SMTP_URL_FILE) and MAIL_FROM. A login is only ever sent by TLS.
set -eu
folder=${FOLDER:-/tmp}
case ${ALERTS_TO:-} in
  *@*) ;;
  *) echo 'ALERTS_TO is missing: the address that alerts are mailed to' >&2; exit 1 ;;
esac
url=${SMTP_URL:-$(cat "$SMTP_URL_FILE")}

# What stands for a character by its number in an address becomes that character.
decoded() {
  printf %s "$1" | awk '{
    while (match($0, /%[0-9A-Fa-f][0-9A-Fa-f]/)) {
      digits = toupper(substr($0, RSTART + 1, 2))
      code = (index("0123456789ABCDEF", substr(digits, 1, 1)) - 1) * 16 + index("0123456789ABCDEF", substr(digits, 2, 1)) - 1
      printf "%s%c", substr($0, 1, RSTART - 1), code
      $0 = substr($0, RSTART + 3)
    }
    printf "%s", $0
  }'
}
quoted() { printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"; }

server=${url#*://}
server=${server%%[/?]*}
login=
case $server in *@*) login=${server%@*}; server=${server##*@} ;; esac
port=587
starttls=false
case $url in
  # TLS from the first byte, which Alertmanager does on this port.
  smtps://*) port=465 ;;
  *) [ -z "$login" ] || starttls=true ;;
esac
case $server in *:*) ;; *) server=$server:$port ;; esac

umask 077
{
  echo 'global:'
  echo "  smtp_smarthost: $(quoted "$server")"
  echo "  smtp_from: $(quoted "$MAIL_FROM")"
  echo "  smtp_require_tls: $starttls"
  if [ -n "$login" ]; then
    echo "  smtp_auth_username: $(quoted "$(decoded "${login%%:*}")")"
    echo "  smtp_auth_password: $(quoted "$(decoded "${login#*:}")")"
  fi
  cat << 'ROUTE'
route:
  receiver: operators
  group_by: [alertname]
  group_wait: 30s
  group_interval: 5m
  repeat_interval: 12h
inhibit_rules:
  # One cause, one mail.
  - source_matchers: [alertname = ProcessDown]
    target_matchers: [alertname =~ "TargetDown|DatabaseDown|BrokerDown"]
    equal: [process]
receivers:
  - name: operators
    email_configs:
ROUTE
  echo "      - to: $(quoted "$ALERTS_TO")"
  echo '        send_resolved: true'
} > "$folder/alertmanager.yml"
exec "${ALERTMANAGER:-alertmanager}" --config.file="$folder/alertmanager.yml" --storage.path="${DATA:-/alertmanager}" \
  --cluster.listen-address= "$@"
