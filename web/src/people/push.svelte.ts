/** Being told what happens while the page is closed: off until somebody switches it on. */
import { http } from "../api/http";

const WORKER = "/sw.js";

let on = $state(false);

/** Browsers have it on pages that came safely; some only once the app is installed. */
export function pushWorks(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const push = {
  get on(): boolean {
    return on;
  },
  /** Look whether this browser is told already. */
  async look(): Promise<void> {
    on = pushWorks() && (await subscription()) !== null;
  },
  /** Returns whether it is as wished; somebody may have forbidden it in the browser. */
  async set(wanted: boolean): Promise<boolean> {
    if (wanted) on = await subscribe();
    else {
      const known = await subscription();
      if (known) await http.unsubscribe(known.endpoint);
      await known?.unsubscribe();
      on = false;
    }
    return on === wanted;
  },
};

async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const { public_key } = await http.pushKey();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  const { endpoint, keys } = made.toJSON();
  await http.subscribe({ endpoint, keys });
  return true;
}
