import { findWebKit } from "../../scripts/setup/engines.mjs";
import { journeys } from "./journeys.ts";
import { openWebKit } from "./webkit.ts";

const webkit = findWebKit();
journeys("WebKit", webkit ? () => openWebKit(webkit) : undefined);
