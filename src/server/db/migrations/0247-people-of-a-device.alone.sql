create index concurrently if not exists known_devices_device_hash_idx on known_devices (device_hash);
