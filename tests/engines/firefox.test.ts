import { findFirefox } from "../../scripts/setup/engines.mjs";
import { openBidi } from "./bidi.ts";
import { journeys } from "./journeys.ts";

const firefox = findFirefox();
journeys("Firefox", firefox ? () => openBidi("firefox", firefox) : undefined);
