#!/bin/sh
# Prints a pair of keys of backups, the public one and then the private one, in the format of age (age-encryption.org): 32 bytes
# of X25519 each, written by Bech32 (BIP 173). Needs nothing but openssl, for it comes before the first image is built.
set -eu

# checked <value>: takes five bits into the checksum.
checked() {
  top=$((sum >> 25))
  sum=$(((sum & 0x1ffffff) << 5 ^ $1))
  bit=0
  for generator in 0x3b6a57b2 0x26508e6d 0x1ea119fa 0x3d4233dd 0x2a1462b3; do
    [ $((top >> bit & 1)) = 0 ] || sum=$((sum ^ generator))
    bit=$((bit + 1))
  done
}
# bech32 <prefix>: what comes in, as text.
bech32() {
  fives='' bits=0 width=0
  for byte in $(od -An -v -tu1) end; do
    if [ "$byte" = end ]; then bits=$((bits << (5 - width) % 5)) width=$((width + (5 - width) % 5))
    else bits=$((bits << 8 | byte)) width=$((width + 8)); fi
    while [ "$width" -ge 5 ]; do
      width=$((width - 5))
      fives="$fives $((bits >> width))"
      bits=$((bits & (1 << width) - 1))
    done
  done
  sum=1
  codes=$(printf %s "$1" | od -An -v -tu1)
  for code in $codes; do checked $((code >> 5)); done
  checked 0
  for code in $codes; do checked $((code & 31)); done
  for five in $fives 0 0 0 0 0 0; do checked "$five"; done
  sum=$((sum ^ 1))
  text=${1}1
  set -- q p z r y 9 x 8 g f 2 t v d w 0 s 3 j n 5 4 k h c e 6 m u a 7 l
  for five in $fives $((sum >> 25)) $((sum >> 20 & 31)) $((sum >> 15 & 31)) $((sum >> 10 & 31)) $((sum >> 5 & 31)) $((sum & 31)); do
    eval "text=\$text\${$((five + 1))}"
  done
  echo "$text"
}

key=$(openssl genpkey -algorithm X25519)
# Both are the last bytes of what openssl writes.
printf '%s\n' "$key" | openssl pkey -pubout -outform DER | tail -c 32 | bech32 age
printf '%s\n' "$key" | openssl pkey -outform DER | tail -c 32 | bech32 age-secret-key- | tr '[:lower:]' '[:upper:]'
