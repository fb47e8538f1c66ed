/** Making and using passkeys: what the server asks and what the browser answers, both as JSON. */
import { http } from "../api/http";
import type { Me } from "../api/types";
import { deviceName } from "./device";

/** Browsers have them on pages with a name that came safely, and can read the JSON of WebAuthn. */
export function passkeysWork(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

function answer(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no credential");
  return credential.toJSON();
}

export async function claimName(name: string): Promise<Me> {
  const { options } = await http.beginClaim(name);
  const wanted = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return http.claim(name, answer(await navigator.credentials.create({ publicKey: wanted })), deviceName());
}

export async function signIn(keepTables: boolean): Promise<Me> {
  const { options } = await http.beginSignIn();
  const wanted = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return http.signIn(answer(await navigator.credentials.get({ publicKey: wanted })), keepTables, deviceName());
}
