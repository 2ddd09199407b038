import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

type Options = { challenge: string };

/** A passkey in software, with what a browser would send of it. `verifies`: it asks for a finger or a PIN. */
export function newPasskey({ origin, verifies }: { origin: string; verifies: () => boolean }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };

  return {
    /** As it is kept once it is registered. */
    stored: {
      credentialID: named.id,
      publicKey: coseKey(x, y).toString("base64"),
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
      transports: "internal",
    },

    register({ challenge }: Options) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(x, y)]);
      const authData = Buffer.concat([authenticatorData(0x40), credential]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])],
        ...[text("authData"), Buffer.from([0x58, authData.length]), authData],
      ]);
      const response = {
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      };
      return { ...named, clientExtensionResults: {}, response };
    },

    signIn({ challenge }: Options) {
      const data = clientData("webauthn.get", challenge);
      const authData = authenticatorData(0);
      const hash = createHash("sha256").update(data).digest();
      const signature = createSign("sha256")
        .update(Buffer.concat([authData, hash]))
        .sign(privateKey);
      const response = {
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return { ...named, clientExtensionResults: {}, response };
    },
  };

  function clientData(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Bit 0 of the flags: somebody was there; bit 2: it was them. */
  function authenticatorData(flags: number) {
    const rpId = createHash("sha256").update(new URL(origin).hostname).digest();
    return Buffer.concat([rpId, Buffer.from([flags | 0x01 | (verifies() ? 0x04 : 0)]), Buffer.alloc(4)]);
  }
}

/** CBOR of an ES256 key (RFC 9053, 7.1.1). */
function coseKey(x: string, y: string): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const coordinate = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 0x20]), Buffer.from(value, "base64url")]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
}
