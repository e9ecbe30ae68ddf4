#!/bin/sh
# The embedded object store with the identity that SeaweedFS would read, at the same port.
exec node --conditions=source /parts/tools/containers/stand-ins/store.ts
